import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwortUndCode, type PasswortUndCode } from './faktorForm.ts'

/** The form of `PasswortUndCodeFields`. */
export function usePasswortUndCodeForm() {
  const { t } = useTranslation('zugang')
  return useForm<PasswortUndCode, unknown, PasswortUndCode>({
    resolver: zodResolver(passwortUndCode(t)),
    defaultValues: { passwort: '', code: '' },
    shouldFocusError: false,
  })
}
