import { useParams } from 'react-router-dom'

/** Key of the link that was opened. */
export const useHashKey = (): string => useParams().hashKey ?? ''
