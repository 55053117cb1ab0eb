/** The floor: nothing but the packages that the product must use, in their smallest useful form. */
import { createMongoAbility } from '@casl/ability'
import { AbilityProvider, Can } from '@casl/react'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import axios from 'axios'
import i18next from 'i18next'
import { SnackbarProvider } from 'notistack'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

const ability = createMongoAbility([{ action: 'read', subject: 'all' }])
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } })
const client = axios.create({ baseURL: '/' })
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { list: 'List' } } } })

function Shell() {
  const { t } = useTranslation()
  return (
    <>
      <AppBar position="fixed">
        <Toolbar>
          <Can I="read" a="Liste">
            <Button color="inherit" component={Link} to="/list">
              {t('list')}
            </Button>
          </Can>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Outlet />
    </>
  )
}

const rows = Array.from({ length: 25 }, (_, row) => row)

function List() {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <td>{row}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/list', element: <List /> },
      { path: '*', element: <h1 title={client.defaults.baseURL}>Start</h1> },
    ],
  },
])

createRoot(document.querySelector('#root') as HTMLElement).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <AbilityProvider value={ability}>
      <SnackbarProvider>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </AbilityProvider>
  </ThemeProvider>,
)
