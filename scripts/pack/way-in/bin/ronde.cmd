@echo off
rem The command line.
"%~dp0..\runtime\node.exe" "%~dp0..\program\cli.cjs" %*
