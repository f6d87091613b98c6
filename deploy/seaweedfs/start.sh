#!/bin/sh
# SeaweedFS as one process with one bucket, and one key that may use it.
set -eu
umask 077
cat > /tmp/s3.json <<JSON
{ "identities": [{
  "name": "content",
  "credentials": [{ "accessKey": "$S3_ACCESS_KEY_ID", "secretKey": "$(cat /run/secrets/S3_SECRET_ACCESS_KEY)" }],
  "actions": ["Read:$S3_BUCKET", "Write:$S3_BUCKET", "List:$S3_BUCKET"]
}] }
JSON
exec weed mini -dir=/data -bucket="$S3_BUCKET" -s3.config=/tmp/s3.json
