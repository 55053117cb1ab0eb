import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DescribedCall } from '#src/contract/openapi/document.ts'
import { CALL_FIELD } from '#src/contract/openapi/formSchema.ts'
import type { OpenApi } from '#src/contract/openapi/types.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { beispielEingabe, beispielWert } from '#src/domain/apizugang/beispielWerte.ts'
import { CodeTabs } from './CodeTabs.tsx'
import { snippet, SPRACHEN } from '#src/domain/apizugang/snippets.ts'
import { Code, Tabelle } from './Tabelle.tsx'
import { typText } from '#src/domain/apizugang/typText.ts'

interface Props {
  call: DescribedCall
  openApi: OpenApi
}

/** Address, right, fields, example and answer of one call. */
export function AufrufInhalt({ call: { name, operation, rechte }, openApi }: Props) {
  const { t } = useTranslation('apizugangDoku')
  const { schemas } = openApi.components
  const method = operation.method === 'GET' ? 'get' : 'post'
  const known = openApi.paths[operation.path]?.[method]?.['x-aktionen']?.[name]
  const input = schemas[known?.eingabe.split('/').at(-1) ?? ''] ?? {}
  const fields = Object.entries(input.properties ?? {}).filter(([field]) => field !== CALL_FIELD)
  const eingabe = beispielEingabe(name, input, schemas)
  const serverUrl = openApi.servers[0]?.url ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <KeyValue
        entries={[
          { label: t('aufruf.adresse'), value: <Code>{`${operation.method} ${operation.path}`}</Code> },
          { label: t('aufruf.kodierung'), value: t(`kodierung.${operation.encoding}`) },
          {
            label: t('aufruf.recht'),
            value: rechte.length === 0 ? t('aufruf.jedes') : rechte.map((recht) => <Code key={recht}>{recht}</Code>),
          },
          ...(operation.once ? [{ label: t('aufruf.einmal'), value: t('aufruf.einmalText') }] : []),
        ]}
      />
      {fields.length > 0 ? (
        <Tabelle
          caption={t('aufruf.felder', { name })}
          head={[t('feld.name'), t('feld.art'), t('feld.bedeutung')]}
          rows={fields.map(([field, schema]) => {
            const value = typeof schema === 'boolean' ? {} : schema
            const art = typText(value, schemas)
            return [field, input.required?.includes(field) ? art : t('feld.optional', { art }), value.description ?? '']
          })}
        />
      ) : (
        <Typography color="textSecondary">{t('aufruf.ohneFelder')}</Typography>
      )}
      <CodeTabs
        label={t('aufruf.beispiel')}
        code={Object.fromEntries(
          SPRACHEN.map((sprache) => [sprache, snippet(sprache, { operation, eingabe, serverUrl })]),
        )}
      />
      {known?.antwort ? (
        <CodeBlock
          label={t('aufruf.antwort')}
          code={JSON.stringify(beispielWert({ $ref: known.antwort }, schemas), null, 2)}
        />
      ) : (
        <Typography>{t('aufruf.datei')}</Typography>
      )}
    </Box>
  )
}
