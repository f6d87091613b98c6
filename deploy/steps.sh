#!/bin/sh
# What turns a checkout into what runs, step by step. The image is made by these very steps (deploy/Dockerfile), and so is the folder that
# systemd's units run (deploy/README.md):
#   deploy/steps.sh install        the packages, those that build among them
#   deploy/steps.sh build          all parts, without starting any; no database and no network is needed
#   deploy/steps.sh trim [CACHES]  takes away what only builds, and lets the code be read-only: what Next.js makes while it runs goes to
#                                  CACHES/<role>/cache, by default below /var/cache/kozyr
set -eu
cd "$(dirname "$0")/.."

install_packages() {
  node --input-type=module -e "import { installPackages } from './scripts/install.mjs'; await installPackages();"
}

build_parts() {
  DATA_DIR="${TMPDIR:-/tmp}/kozyr-build" npm run build
}

link_cache() {
  rm -rf "$1/.next/cache"
  ln -s "$2" "$1/.next/cache"
}

trim() {
  caches="${1:-/var/cache/kozyr}"
  npm prune --omit=dev --no-audit --no-fund --loglevel=error
  link_cache . "$caches/site/cache"
  link_cache content "$caches/content/cache"
  link_cache desk "$caches/desk/cache"
}

case "${1:-}" in
  install) install_packages ;;
  build) build_parts ;;
  trim) shift && trim "$@" ;;
  *) echo "deploy/steps.sh install, build or trim [CACHES]" >&2 && exit 64 ;;
esac
