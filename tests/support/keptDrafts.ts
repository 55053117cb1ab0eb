/** All that lies in the databases of unsaved work, as one text. */
export async function kept(): Promise<string> {
  const texts: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name))
    texts.push(JSON.stringify(await answerOf(database.transaction('entwuerfe').objectStore('entwuerfe').getAll())))
    database.close()
  }
  return texts.join('\n')
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error(String(request.error))))
  })
}
