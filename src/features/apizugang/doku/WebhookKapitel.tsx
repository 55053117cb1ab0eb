import { useTranslation } from 'react-i18next'
import { webhookInhalt, WEBHOOK_HEADER } from '#src/contract/webhook.ts'
import type { OpenApi } from '#src/contract/openapi/types.ts'
import { eventName, REF } from '#src/contract/openapi/wireSchemas.ts'
import { EREIGNIS_TEXTE } from '#src/domain/apizugang/aufrufTexte.ts'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { GEHEIMNIS_UEBERLAPPUNG_STUNDEN, WARTEN_MIN } from '#src/domain/apizugang/webhook.ts'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { WEBHOOK } from './beispiele.ts'
import { beispielWert } from '#src/domain/apizugang/beispielWerte.ts'
import { CodeTabs } from './CodeTabs.tsx'
import { Absatz, Kapitel } from './Kapitel.tsx'
import { Tabelle, Worte } from './Tabelle.tsx'

const EREIGNISSE = webhookInhalt.def.options.flatMap(({ shape }) => shape.ereignis.def.values)

const KOPF = `${WEBHOOK_HEADER.id}: msg_0b6f…
${WEBHOOK_HEADER.zeit}: 1795162800
${WEBHOOK_HEADER.signatur}: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=`

function wartezeit(minuten: number): string {
  if (minuten < 60) return `${minuten} min`
  return `${minuten / 60} h`
}

/** What is sent, how it is checked, what happens when nobody answers. */
export function WebhookKapitel({ openApi }: { openApi: OpenApi }) {
  const { t } = useTranslation('apizugangDoku')
  const { schemas } = openApi.components
  const example = beispielWert({ $ref: REF + eventName('kampagne.state') }, schemas)
  return (
    <Kapitel id="webhooks" title={t('webhooks.title')}>
      <Absatz>{t('webhooks.text')}</Absatz>
      <Tabelle
        caption={t('webhooks.tabelle')}
        head={[t('webhooks.ereignis'), t('webhooks.wann')]}
        rows={EREIGNISSE.map((ereignis) => [ereignis, EREIGNIS_TEXTE[ereignis]])}
      />
      <CodeBlock label={t('webhooks.inhalt')} code={JSON.stringify(example, null, 2)} />
      <CodeBlock label={t('webhooks.kopf')} code={KOPF} />
      <Absatz>
        <Worte text={t('webhooks.pruefen')} />
      </Absatz>
      <CodeTabs label={t('webhooks.programm')} code={WEBHOOK} />
      <Absatz>
        <Worte text={t('webhooks.versuche', { liste: WARTEN_MIN.map(wartezeit).join(', ') })} />
      </Absatz>
      <Absatz>
        <Worte text={t('webhooks.rotation', { stunden: GEHEIMNIS_UEBERLAPPUNG_STUNDEN })} />
      </Absatz>
      <Absatz>
        <Worte text={t('webhooks.nachlesen', { tage: PROTOKOLL_TAGE })} />
      </Absatz>
    </Kapitel>
  )
}
