#!/bin/sh
exec "${0%/*}/Ronde" "$@"
