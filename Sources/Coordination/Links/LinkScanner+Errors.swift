extension LinkScanner {
    /// What is wrong at the byte `offset`.
    func error(_ reason: LinkError.Reason, at offset: Int) -> LinkError {
        let before = bytes[..<offset].count { $0 & 0xC0 != 0x80 }
        return LinkError(link: text.linkInQuotes, position: before + 1, reason: reason)
    }

    /// The character at the byte `offset`, which is the first of it.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        return character.unicodeScalars.first ?? "\u{FFFD}"
    }
}
