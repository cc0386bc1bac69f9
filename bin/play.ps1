# Installs Clowder into a virtual environment of its own and starts it: bin/play for Windows.
# powershell -ExecutionPolicy Bypass -File bin\play.ps1 [COMMAND ...]
$ErrorActionPreference = "Stop"
$root = Split-Path -Parent $PSScriptRoot
$venv = Join-Path $root ".venv-play"
$python = Join-Path $venv "Scripts\python.exe"

if (-not (Test-Path $python)) {
    $launcher = Get-Command py -ErrorAction SilentlyContinue
    if ($launcher) { & py -3 -m venv $venv } else { & python -m venv $venv }
    if ($LASTEXITCODE -ne 0) { throw "Python 3.11 or newer is missing: install it from the Microsoft Store and try again." }
}
$version = Select-String -Path (Join-Path $root "pyproject.toml") -Pattern '^version = "(.*)"' | ForEach-Object { $_.Matches[0].Groups[1].Value }
$mark = Join-Path $venv "installed-version"
if (-not (Test-Path $mark) -or (Get-Content $mark) -ne $version) {
    Write-Host "installing Clowder $version (the first time this takes a minute or two)"
    $env:CLOWDER_COMPILE = "no"
    & $python -m pip install --disable-pip-version-check --progress-bar on $root
    if ($LASTEXITCODE -ne 0) { throw "The installation failed; the lines above say why." }
    Set-Content -Path $mark -Value $version
}
& $python -m clowder @args
exit $LASTEXITCODE
