<?php

alle('DELETE FROM sitzung WHERE token = ?', [token()]);
antwort(['success' => true, 'message' => 'Auf Wiedersehen!']);
