#!/bin/sh
# Puts the versions this image was built with beside those already deployed; existing ones are never overwritten.
set -eu
mkdir -p "$FILES/remotes/$REMOTE"
for version in /build/"$REMOTE"/*/; do
  name=$(basename "$version")
  [ -e "$FILES/remotes/$REMOTE/$name" ] && continue
  rm -rf "$FILES/remotes/$REMOTE/.$name.new"
  cp -R "$version" "$FILES/remotes/$REMOTE/.$name.new"
  mv "$FILES/remotes/$REMOTE/.$name.new" "$FILES/remotes/$REMOTE/$name"
done
