import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import RefreshCw from '#src/shared/icons/RefreshCw.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeLink } from '#src/contract/freigabeLink.ts'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { kampagneCan, kampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { useFreigabeLinkErneuern } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { tell } from '../actions/useKampagneRunner.ts'
import { useShowLinks } from '../components/LinksHost.tsx'
import { FreigabeZeile } from './FreigabeZeile.tsx'
import { linksOfRound } from './linksOfRound.ts'
import { Section } from '../components/Section.tsx'

interface Props {
  kampagne: Kampagne
}

/** Who was asked, what they decided, which links still hold; earlier links are folded. */
export function FreigabenBlock({ kampagne }: Props) {
  const showLinks = useShowLinks()
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const renew = useFreigabeLinkErneuern()
  const [showOld, setShowOld] = useState(false)
  const { freigaben, snapshotNr, quorum, idPtKampagne } = kampagne
  if (freigaben.length === 0) return null
  const { current, old } = linksOfRound(freigaben, snapshotNr)
  const mayRenew =
    kampagneCan('freigabeLinkErneuern', kampagneFacts(kampagne), heute()) && ability.can('request', 'Freigabe')
  const start = ({ idPtFreigabe, empfaengerName, empfaengerEmail }: FreigabeLink) =>
    renew.mutate(
      { idPtKampagne, idPtFreigabe },
      {
        onSuccess: ({ url }) => showLinks({ links: [{ empfaengerName, empfaengerEmail, url }], renewed: true }),
        onError: tell,
      },
    )
  return (
    <Section title={t('detail.freigaben')} anchor="freigaben">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`${t('freigaben.fassung', { nr: snapshotNr })}. ${t(quorum === 'alle' ? 'freigaben.quorumAlle' : 'freigaben.quorumEiner')}`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {current.map((link) => (
          <FreigabeZeile
            // A renewed link stands where the old one stood, and its button keeps the focus.
            key={`${link.empfaengerEmail} ${link.empfaengerName}`}
            link={link}
            action={
              mayRenew &&
              link.entscheidung === 'offen' &&
              link.widerrufenAm === null && (
                <Button
                  size="small"
                  startIcon={<RefreshCw size={16} aria-hidden />}
                  loading={renew.isPending && renew.variables.idPtFreigabe === link.idPtFreigabe}
                  aria-label={t('freigaben.erneuernFor', { name: link.empfaengerName })}
                  onClick={() => start(link)}
                >
                  {t('freigaben.erneuern')}
                </Button>
              )
            }
          />
        ))}
      </Box>
      {old.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={showOld}
          endIcon={<ChevronDown size={16} aria-hidden />}
          onClick={() => setShowOld(!showOld)}
        >
          {t('freigaben.frueher', { count: old.length })}
        </Button>
      )}
      {showOld && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {old.map((link) => (
            <FreigabeZeile key={link.idPtFreigabe} link={link} action={null} />
          ))}
        </Box>
      )}
    </Section>
  )
}
