#!/bin/sh
# The same, opened to the hall's network: screen, phones, public; the team on other devices over https.
exec "${0%/*}/Ronde" --hall --https "$@"
