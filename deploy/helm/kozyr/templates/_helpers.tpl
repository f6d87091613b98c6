{{- define "kozyr.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride -}}
{{- else if contains "kozyr" .Release.Name -}}
{{- .Release.Name | trunc 48 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-kozyr" .Release.Name | trunc 48 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "kozyr.selector" -}}
app.kubernetes.io/name: kozyr
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "kozyr.labels" -}}
{{ include "kozyr.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* The roles that run here, with their facts. The gateway is the sandbox: it takes no money, so a production has none. */}}
{{- define "kozyr.roles" -}}
{{- $roles := .Files.Get "files/roles.yaml" | fromYaml -}}
{{- if ne .Values.mode "trial" -}}{{- $roles = omit $roles "gateway" -}}{{- end -}}
{{- toYaml $roles -}}
{{- end -}}

{{/* Facts of the job before the roles: what those need that keep something. */}}
{{- define "kozyr.migrate" -}}
{{- $addresses := list -}}{{- $settings := list -}}{{- $needed := list -}}{{- $known := list -}}
{{- range $role := include "kozyr.roles" . | fromYaml -}}
{{- if $role.database -}}
{{- $addresses = concat $addresses $role.addresses -}}
{{- $settings = concat $settings $role.settings -}}
{{- $needed = concat $needed $role.secrets.needed -}}
{{- $known = concat $known $role.secrets.known -}}
{{- end -}}
{{- end -}}
{{- dict "database" true "addresses" (uniq $addresses) "settings" (uniq $settings)
      "secrets" (dict "needed" (uniq $needed) "known" (uniq $known)) | toYaml -}}
{{- end -}}

{{- define "kozyr.image" -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{/* Every address that some role needs: from part to part by the names of Services, and as browsers see them. */}}
{{- define "kozyr.addresses" -}}
{{- $root := . -}}
{{- $hosts := .Values.hosts -}}
{{- range $name, $role := .Files.Get "files/roles.yaml" | fromYaml }}
{{ upper $name }}_URL: http://{{ include "kozyr.fullname" $root }}-{{ $name }}:{{ $role.port }}
{{- end }}
PUBLIC_URL: https://{{ $hosts.site }}
STUDIO_PUBLIC_URL: https://{{ $hosts.studio }}
CONTENT_PUBLIC_URL: https://{{ $hosts.content }}
FRAMES_PUBLIC_URL: https://{{ $hosts.frames | default $hosts.content }}
DESK_PUBLIC_URL: https://{{ $hosts.desk }}
{{- with $hosts.editors }}
CONTENT_ADMIN_URL: https://{{ . }}
{{- end }}
{{- if eq .Values.mode "trial" }}
GATEWAY_PUBLIC_URL: https://{{ required "hosts.gateway: a trial has the sandbox's payment page, which browsers open." $hosts.gateway }}
{{- else }}
{{- $url := required "paymentGateway.url: a production has a payment gateway of its own." .Values.paymentGateway.url }}
GATEWAY_URL: {{ $url }}
{{- $parts := urlParse $url }}
GATEWAY_PUBLIC_URL: {{ .Values.paymentGateway.publicUrl | default (printf "%s://%s" $parts.scheme $parts.host) }}
{{- end }}
{{- end -}}
