{{/* What a role, or the job, is told: of addresses and settings those that it reads. Takes root, name and facts. */}}
{{- define "kozyr.environment" -}}
{{- $values := .root.Values -}}
{{- $env := dict "KOZYR_ROLE" .name "KOZYR_MODE" $values.mode -}}
{{- if and .facts.metrics $values.metrics.enabled -}}
{{- $_ := set $env "METRICS_PORT" $values.metrics.port -}}
{{- $_ := set $env "METRICS_HOST" "0.0.0.0" -}}
{{- end -}}
{{- $addresses := include "kozyr.addresses" .root | fromYaml -}}
{{- range $name := .facts.addresses -}}
{{- if hasKey $addresses $name -}}{{- $_ := set $env $name (get $addresses $name) -}}{{- end -}}
{{- end -}}
{{- $given := merge (dict) ((get $values.roles .name | default dict).settings | default dict) $values.settings -}}
{{- range $name := .facts.settings -}}
{{- if hasKey $given $name -}}{{- $_ := set $env $name (get $given $name) -}}{{- end -}}
{{- end -}}
{{- range $name, $value := $env }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end -}}

{{/* Refuses a setting that nothing reads: a name that is written wrong would be silently without effect. */}}
{{- define "kozyr.check" -}}
{{- $roles := include "kozyr.roles" . | fromYaml -}}
{{- $all := list -}}
{{- range $name, $facts := .Files.Get "files/roles.yaml" | fromYaml -}}
{{- $all = concat $all $facts.settings -}}
{{- range $setting, $_ := (get $.Values.roles $name).settings -}}
{{- if not (has $setting $facts.settings) -}}
{{- fail (printf "roles.%s.settings.%s: %s reads no such setting (.env.example has them all; secrets belong in a Secret)." $name $setting $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- range $setting, $_ := .Values.settings -}}
{{- if not (has $setting $all) -}}
{{- fail (printf "settings.%s: nothing reads it (.env.example has all settings; secrets belong in a Secret, addresses follow from hosts)." $setting) -}}
{{- end -}}
{{- end -}}
{{- $content := merge (dict) .Values.roles.content.settings .Values.settings -}}
{{- if not (or .Values.uploads.existingClaim (get $content "S3_BUCKET")) -}}
{{- fail "uploads.existingClaim: the content service keeps its pictures in a volume, or in the store that settings.S3_BUCKET names." -}}
{{- end -}}
{{- if and (eq .Values.mode "production") (not (hasKey .Values.settings "JURISDICTIONS")) -}}
{{- fail "settings.JURISDICTIONS: a production names the profiles that hold, such as UA,KZ,EU,US,RU." -}}
{{- end -}}
{{- range $name, $facts := $roles -}}
{{- if and $.Values.database.ownerSecret $facts.database (ne $name "platform") (not (get $.Values.database.secrets $name)) -}}
{{- fail (printf "database.secrets.%s: with an owner's role the %s owns its own database, and needs a Secret with its DATABASE_URL." $name $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* The files of SECRETS_DIR: by their names those secrets that a role needs or knows, and no others. Takes root, name and facts. */}}
{{- define "kozyr.secretFiles" -}}
{{- $values := .root.Values -}}
- name: secrets
  projected:
    defaultMode: 0440
    sources:
      - secret:
          name: {{ $values.secrets.existingSecret }}
          items:
            {{- range .facts.secrets.needed }}
            - { key: {{ . }}, path: {{ . }} }
            {{- end }}
      {{- with .facts.secrets.known }}
      - secret:
          name: {{ $values.secrets.existingSecret }}
          optional: true
          items:
            {{- range . }}
            - { key: {{ . }}, path: {{ . }} }
            {{- end }}
      {{- end }}
      {{- if .facts.database }}
      {{- $own := get $values.database.secrets .name | default $values.database.existingSecret }}
      - secret:
          name: {{ $own }}
          items:
            - { key: DATABASE_URL, path: DATABASE_URL }
      - secret:
          name: {{ $own }}
          optional: true
          items:
            - { key: DATABASE_DIRECT_URL, path: DATABASE_DIRECT_URL }
      {{- end }}
      {{- if and (eq .name "migrate") $values.database.ownerSecret }}
      - secret:
          name: {{ $values.database.ownerSecret }}
          items:
            - { key: DATABASE_OWNER_URL, path: DATABASE_OWNER_URL }
      {{- end }}
{{- end -}}

{{/* The folders that are written to; all else of the image is read-only. Takes root and name. */}}
{{- define "kozyr.folders" -}}
- name: tmp
  emptyDir: { sizeLimit: 256Mi }
- name: cache
  emptyDir: { sizeLimit: {{ .root.Values.cacheSize }} }
- name: data
  {{- if and (has .name (list "content" "migrate")) .root.Values.uploads.existingClaim }}
  persistentVolumeClaim: { claimName: {{ .root.Values.uploads.existingClaim }} }
  {{- else }}
  emptyDir: { sizeLimit: {{ .root.Values.cacheSize }} }
  {{- end }}
{{- end -}}

{{- define "kozyr.mounts" -}}
- { name: secrets, mountPath: /run/secrets, readOnly: true }
- { name: tmp, mountPath: /tmp }
- { name: cache, mountPath: /var/cache/kozyr }
- { name: data, mountPath: /var/lib/kozyr }
{{- end -}}

{{- define "kozyr.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "kozyr.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}
