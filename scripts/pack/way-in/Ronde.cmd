@echo off
rem Starts Ronde. Its data: the folder "ronde-data" beside this file where there is one, else that of your user folder.
chcp 65001 >nul
title Ronde
set "data=%USERPROFILE%\ronde-data"
if exist "%~dp0ronde-data\" set "data=%~dp0ronde-data"
"%~dp0runtime\node.exe" "%~dp0program\server\main.js" --web "%~dp0program\web" --data "%data%" --open %*
if errorlevel 1 pause
