#!/usr/bin/env bash
# Copies the site in out/ to an S3 bucket: host/cloudfront/upload.sh BUCKET
# Deletes nothing, so that open pages and the previous build keep their files. objects.tsv, beside this file, lists what to copy, in its order.
set -euo pipefail
bucket="s3://${1:?name of the bucket}"
objects="$(dirname "$0")/objects.tsv"
stage="$(mktemp -d)"
trap 'rm -rf "$stage"' EXIT

# Files with the same type, cache rule and status are copied together.
cut -f 1-3 "$objects" | uniq | while IFS=$'\t' read -r type cache status; do
  rm -rf "$stage/files"
  mkdir "$stage/files"
  awk -F '\t' -v group="$type	$cache	$status" '$1 FS $2 FS $3 == group { print $4 }' "$objects" |
    tar -C out -cf - -T - | tar -C "$stage/files" -xf -
  set -- --recursive --no-progress --content-type "$type" --cache-control "$cache"
  # response.js recognizes a not-found page by this mark.
  if [ "$status" = 404 ]; then set -- "$@" --metadata status=404; fi
  aws s3 cp "$stage/files" "$bucket" "$@" </dev/null
done
