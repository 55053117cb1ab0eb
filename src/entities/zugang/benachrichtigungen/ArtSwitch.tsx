import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BenachrichtigungEinstellung } from '#src/contract/zugang.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { useSaveBenachrichtigung } from '../queries.ts'

/** One kind of notice, by mail or not; stored at once. */
export function ArtSwitch({ einstellung: { art, mail } }: { einstellung: BenachrichtigungEinstellung }) {
  const { t } = useTranslation('zugang')
  const save = useSaveBenachrichtigung()
  const id = useId()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        paddingBlock: 1.25,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
          {t(`art.${art}.label`)}
        </Typography>
        <Typography id={`${id}-hilfe`} variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`art.${art}.text`)}
        </Typography>
      </Box>
      <Switch
        checked={mail}
        onChange={(_, checked) => save.mutate({ art, mail: checked }, { onError: showFailure })}
        slotProps={{ input: { id, 'aria-describedby': `${id}-hilfe` } }}
      />
    </Box>
  )
}
