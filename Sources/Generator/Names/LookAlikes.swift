/// Letters that look like those from A to Z and like digits.
enum LookAlikes {
    static func fault(of letter: Unicode.Scalar) -> LetterFault {
        if let plain = plain(letter) { return .lookAlike(of: String(plain)) }
        switch letter.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return .unnormalised
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
            .surrogate, .unassigned:
            return .invisible
        default: return .notASCII
        }
    }

    /// What a letter looks like; nil if it looks like none, or is from A to Z itself.
    static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter.value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            Unicode.Scalar(letter.value - 0xFEE0)
        case 0x1D400...0x1D6A3: mathematical[Int(letter.value - 0x1D400) % 52]
        case 0x1D7CE...0x1D7FF: digits[Int(letter.value - 0x1D7CE) % 10]
        default: others[letter]
        }
    }

    private static let mathematical = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)
    private static let digits = Array("0123456789".unicodeScalars)

    private static let others = Dictionary(
        pairs.flatMap { letters, plain in
            zip(letters.unicodeScalars, plain.unicodeScalars).map { ($0, $1) }
        }, uniquingKeysWith: { first, _ in first })

    /// Cyrillic, Greek, Armenian, Cherokee, Roman numerals, and letters that stand alone.
    private static let pairs = [
        ("АВЕЅІЈКМНОРСТХУЗԌԚԜ", "ABESIJKMHOPCTXY3GQW"),
        ("аеіјорсухѕԁԛԝһӏмтк", "aeijopcyxsdqwhlmtk"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
        ("αγικνορτυχϲϳ", "ayiKvopTuxcj"),
        ("ՕՍԼօսոցհյ", "OULouughj"),
        ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"),
        ("ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ", "IVXLCDMivxlcdm"),
        ("\u{212A}\u{212C}\u{2130}\u{2131}ℂℍℕℙℚℝℤℓℯℴıſɡɑ", "KBEFCHNPQRZleoisga"),
    ]
}
