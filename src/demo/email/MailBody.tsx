import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Paperclip from '#src/shared/icons/Paperclip.svg'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { fullMoment } from '../parts/moments.ts'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { LabelTag } from './LabelTag.tsx'

interface Props {
  mail: DemoEmail
}

/** What a mail says, and who to whom. Its subject takes the focus, since it came in place of the list. */
export function MailBody({ mail }: Props) {
  const { t, i18n } = useTranslation('demoEmail')
  const paragraphs = mail.message.split(/\n\n+/)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography ref={focusOnMount} variant="h2" lang="en" dir="auto" tabIndex={-1} sx={{ outline: 0 }}>
          {mail.subject}
        </Typography>
        {mail.labels.map((label) => (
          <LabelTag key={label} label={label} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PersonAvatar id={mail.id} name={mail.from.name} size={40} />
        <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
          <Typography variant="subtitle2" component="p">
            <bdi>{mail.from.name}</bdi>{' '}
            <Box component="bdi" dir="ltr" sx={{ fontWeight: 400, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {mail.from.email}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('to', { names: mail.to.map(({ name }) => name).join(', ') })}
          </Typography>
        </Box>
        <Typography component="time" variant="caption" dateTime={mail.time} sx={{ color: 'text.secondary' }}>
          {fullMoment(mail.time, i18n.language)}
        </Typography>
      </Box>
      <Box lang="en" dir="auto" sx={{ display: 'grid', gap: 1.5, maxInlineSize: '68ch' }}>
        {paragraphs.map((paragraph, index) => (
          <Typography key={`${index}-${paragraph}`} sx={{ whiteSpace: 'pre-line' }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
      {mail.attachments.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h3">{t('attachments')}</Typography>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}
          >
            {mail.attachments.map(({ fileName, size }) => (
              <Box
                key={fileName}
                component="li"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  padding: '6px 12px',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                }}
              >
                <Paperclip size={16} aria-hidden />
                <Typography variant="body2">
                  <bdi>{fileName}</bdi>
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <bdi>{size}</bdi>
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
