import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DescribedCall } from '#src/contract/openapi/document.ts'
import { apiAdresse } from '#src/contract/openapi/adresse.ts'
import type { OpenApi } from '#src/contract/openapi/types.ts'
import { antwortVon, felderVon } from '#src/domain/apizugang/beschreibung.ts'
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
export function AufrufInhalt({ call, openApi }: Props) {
  const { t } = useTranslation('apizugangDoku')
  const { schemas } = openApi.components
  const { name, operation, rechte } = call
  const adresse = apiAdresse(name, operation)
  const input = felderVon(openApi, call)
  const antwort = antwortVon(openApi, call)
  const fields = Object.entries(input.properties ?? {})
  const eingabe = beispielEingabe(name, input, schemas)
  const url = `${openApi.servers[0]?.url ?? ''}${adresse}`
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <KeyValue
        entries={[
          { label: t('aufruf.adresse'), value: <Code>{`${operation.method} ${adresse}`}</Code> },
          { label: t('aufruf.kodierung'), value: t(`kodierung.${operation.encoding}`) },
          {
            label: t('aufruf.recht'),
            value: rechte.length === 0 ? t('aufruf.jedes') : rechte.map((recht) => <Code key={recht}>{recht}</Code>),
          },
          ...(operation.method === 'POST'
            ? [
                {
                  label: t('aufruf.wiederholen'),
                  value: t(operation.once ? 'aufruf.nurEinmal' : 'aufruf.mitSchluessel'),
                },
              ]
            : []),
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
        code={Object.fromEntries(SPRACHEN.map((sprache) => [sprache, snippet(sprache, { operation, eingabe, url })]))}
      />
      {antwort ? (
        <CodeBlock label={t('aufruf.antwort')} code={JSON.stringify(beispielWert(antwort, schemas), null, 2)} />
      ) : (
        <Typography>{t('aufruf.datei')}</Typography>
      )}
    </Box>
  )
}
