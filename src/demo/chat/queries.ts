import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { demoApi } from '../demoApi.ts'

const CHAT = ['demo', 'chat'] as const

export const chatList = queryOptions({
  queryKey: [...CHAT, 'list'],
  queryFn: ({ signal }) => demoApi.fetchChatsAndContacts({}, { signal }),
})
export type ChatList = Awaited<ReturnType<typeof demoApi.fetchChatsAndContacts>>

export const profileUser = queryOptions({
  queryKey: [...CHAT, 'profile'],
  queryFn: ({ signal }) => demoApi.fetchProfileUser({}, { signal }),
})

/** What is unseen becomes seen by opening it: the list follows without being asked for again. */
function markSeen(queryClient: QueryClient, contactId: number): void {
  queryClient.setQueryData(chatList.queryKey, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          chatsContacts: list.chatsContacts.map((entry) =>
            entry.id === contactId ? { ...entry, chat: { ...entry.chat, unseenMsgs: 0 } } : entry,
          ),
        },
  )
}

export const chatWith = (contactId: number) =>
  queryOptions({
    queryKey: [...CHAT, 'with', contactId],
    queryFn: async ({ signal, client }) => {
      const opened = await demoApi.fetchChat({ id: contactId }, { signal })
      markSeen(client, contactId)
      return opened
    },
    // Opening a chat is what marks it as seen.
    staleTime: 0,
  })

/** Sends a message; the first one opens a chat, which then stands in the list. */
export function useSendMessage(contactId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ message, senderId }: { message: string; senderId: number }) =>
      demoApi.sendMessage({ id: contactId, message, senderId }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: chatWith(contactId).queryKey }),
        queryClient.invalidateQueries({ queryKey: chatList.queryKey }),
      ])
    },
  })
}
