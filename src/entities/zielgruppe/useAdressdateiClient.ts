import { useEffect, useState } from 'react'
import { AdressdateiClient } from './adressdateiClient.ts'

/** Reader of one address list; what it still does ends with the page. */
export function useAdressdateiClient(): AdressdateiClient {
  const [client] = useState(() => new AdressdateiClient())
  useEffect(
    function stopWorker() {
      return () => client.cancel()
    },
    [client],
  )
  return client
}
