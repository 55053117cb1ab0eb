import { useEffect, useEffectEvent, useState } from 'react'
import { AdressdateiClient } from './adressdateiClient.ts'

/**
 * Reader of one address list; what it still does ends with the page, but where it is to wait.
 * @param open the one that waited
 * @param waits asked when the page goes
 */
export function useAdressdateiClient(
  open?: AdressdateiClient,
  waits: (client: AdressdateiClient) => boolean = () => false,
): AdressdateiClient {
  const [client] = useState(() => open ?? new AdressdateiClient())
  const end = useEffectEvent(() => {
    if (!waits(client)) client.cancel()
  })
  useEffect(function stopWorker() {
    return () => end()
  }, [])
  return client
}
