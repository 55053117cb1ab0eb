import { styled } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'

const Main = styled('main')({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

/** Nothing around the page: login and public pages. */
export function BlankLayout() {
  return (
    <Main id="inhalt">
      <Outlet />
    </Main>
  )
}
