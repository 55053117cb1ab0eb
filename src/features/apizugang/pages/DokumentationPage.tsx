import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import Download from '#src/shared/icons/Download.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { bereichOf } from '#src/contract/openapi/adresse.ts'
import type { OpenApi } from '#src/contract/openapi/types.ts'
import { BEREICHE } from '#src/domain/apizugang/aufrufTexte.ts'
import { apiAufrufe, apiBeschreibung, OPENAPI_PFAD } from '#src/domain/apizugang/beschreibung.ts'
import { saveBlob } from '#src/shared/download.ts'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { AufrufDetails, aufrufId } from '../doku/AufrufDetails.tsx'
import { AufrufInhalt } from '../doku/AufrufInhalt.tsx'
import {
  Anmeldung,
  Aufbau,
  Fehler,
  GanzeKampagne,
  Grenzen,
  Schnellstart,
  TestLive,
  Wiederholen,
} from '../doku/GrundKapitel.tsx'
import { Inhalt, type Ziel } from '../doku/Inhalt.tsx'
import { Absatz, Kapitel } from '../doku/Kapitel.tsx'
import { ListenKapitel, VersionKapitel } from '../doku/ListenKapitel.tsx'
import { Worte } from '../doku/Tabelle.tsx'
import { WebhookKapitel } from '../doku/WebhookKapitel.tsx'

/** Chapters before the calls, by the ids of their sections; texts of the same name hold their titles. */
const KAPITEL = [
  { id: 'schnellstart', key: 'schnellstart.title' },
  { id: 'anmeldung', key: 'anmeldung.title' },
  { id: 'test-live', key: 'testLive.title' },
  { id: 'aufbau', key: 'aufbau.title' },
  { id: 'listen', key: 'listen.title' },
  { id: 'fehler', key: 'fehler.title' },
  { id: 'wiederholen', key: 'wiederholen.title' },
  { id: 'grenzen', key: 'grenzen.title' },
  { id: 'webhooks', key: 'webhooks.title' },
  { id: 'kampagne', key: 'kampagne.title' },
  { id: 'versionen', key: 'versionen.title' },
  { id: 'openapi', key: 'openapi.title' },
] as const

/** The calls by what they are about, each group a chapter. */
function callGroups() {
  const calls = apiAufrufe()
  return Object.entries(BEREICHE).map(([name, words]) => ({
    id: `bereich-${name}`,
    ...words,
    calls: calls.filter(({ operation }) => bereichOf(operation) === name),
  }))
}

/** How programs use the interface, made from the same table that the service answers by. */
export default function DokumentationPage() {
  const { t } = useTranslation('apizugangDoku')
  const openApi = apiBeschreibung({ produktName: produktName(), serverUrl: globalThis.location.origin })
  const groups = callGroups()
  const ziele: Ziel[] = [
    ...KAPITEL.map(({ id, key }) => ({ id, label: t(key) })),
    ...groups.flatMap(({ id, titel, calls: own }) => [
      { id, label: titel },
      ...own.map((call) => ({ id: aufrufId(call.name), label: call.name, text: call.titel, unter: true })),
    ]),
  ]
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          component={Link}
          to={paths.apizugang}
          variant="outlined"
          startIcon={<ArrowLeft size={20} aria-hidden />}
        >
          {t('zurueck')}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          columnGap: 5,
          rowGap: 3,
          alignItems: 'start',
        }}
      >
        <Box
          sx={{
            position: { md: 'sticky' },
            insetBlockStart: 'calc(var(--bar-space) + 16px)',
            maxBlockSize: { md: 'calc(100dvh - var(--bar-space) - 32px)' },
            overflowY: { md: 'auto' },
            paddingBlockStart: 1,
          }}
        >
          <Inhalt ziele={ziele} />
        </Box>
        <Box sx={{ display: 'grid', gap: 6, minInlineSize: 0 }}>
          <Schnellstart openApi={openApi} />
          <Anmeldung />
          <TestLive />
          <Aufbau />
          <ListenKapitel />
          <Fehler />
          <Wiederholen />
          <Grenzen />
          <WebhookKapitel openApi={openApi} />
          <GanzeKampagne />
          <VersionKapitel />
          <OpenApiKapitel openApi={openApi} />
          {groups.map(({ id, titel, text, calls: own }) => (
            <Kapitel key={id} id={id} title={titel}>
              <Absatz>{text}</Absatz>
              <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
                {own.map((call) => (
                  <AufrufDetails key={call.name} call={call}>
                    <AufrufInhalt call={call} openApi={openApi} />
                  </AufrufDetails>
                ))}
              </Box>
            </Kapitel>
          ))}
        </Box>
      </Box>
    </Page>
  )
}

function OpenApiKapitel({ openApi }: { openApi: OpenApi }) {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="openapi" title={t('openapi.title')}>
      <Absatz>
        <Worte text={t('openapi.text', { adresse: `${openApi.servers[0]?.url ?? ''}${OPENAPI_PFAD}` })} />
      </Absatz>
      <Button
        variant="outlined"
        startIcon={<Download size={20} aria-hidden />}
        sx={{ justifySelf: 'start' }}
        onClick={() =>
          saveBlob(new Blob([JSON.stringify(openApi, null, 2)], { type: 'application/json' }), 'openapi.json')
        }
      >
        {t('openapi.laden')}
      </Button>
    </Kapitel>
  )
}
