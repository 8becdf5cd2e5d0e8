@echo off
rem The same, opened to the hall's network: screen, phones, public; the team on other devices over https.
call "%~dp0Ronde.cmd" --hall --https %*
