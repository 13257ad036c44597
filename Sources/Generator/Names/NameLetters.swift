/// Checks the letters of a name in camel case.
struct NameLetters {
    let text: String
    let subject: NameError.Subject

    /// The first fault; nil if there are only letters from A to Z and digits, beginning with a
    /// capital letter.
    var fault: NameFault? {
        guard let first = text.unicodeScalars.first else { return .empty }
        if text.utf8.contains(where: { #"/\.~"#.utf8.contains($0) }) { return .path(better: plain) }
        if let stranger = text.unicodeScalars.first(where: { !$0.isASCII }) {
            return .letter(stranger, LookAlikes.fault(of: stranger), better: plain)
        }
        if let sign = text.unicodeScalars.first(where: { "_- ".unicodeScalars.contains($0) }) {
            return .separator(sign == " " ? "space" : "'\(sign)'", better: plain)
        }
        if let sign = text.unicodeScalars.first(where: { !$0.isPlainLetter && !$0.isPlainDigit }) {
            return .letter(sign, sign.isPrintable ? .symbol : .invisible, better: plain)
        }
        if first.isPlainDigit { return .leadingDigit }
        return first.isSmallLetter ? .lowerCase(better: plain) : nil
    }

    /// A valid name that the user probably meant, or an example.
    private var plain: String {
        let last = text.split { "/\\~".contains($0) }.last { $0 != "." && $0 != ".." } ?? ""
        let stem = last.first == "." ? "" : last.prefix { $0 != "." }
        var name = ""
        var isNewWord = true
        for scalar in stem.unicodeScalars {
            let letter = LookAlikes.plain(scalar) ?? scalar
            if letter.isPlainLetter || letter.isPlainDigit && !name.isEmpty {
                name += isNewWord ? letter.properties.uppercaseMapping : String(letter)
                isNewWord = false
            } else if !letter.isASCII {
                return subject.example
            } else {
                isNewWord = true
            }
        }
        return subject.accepts(name) ? name : subject.example
    }
}

extension NameError.Subject {
    func accepts(_ name: String) -> Bool {
        do throws(NameError) {
            switch self {
            case .screen: _ = try ScreenName(name)
            case .child(let screen): _ = try ChildName(name, of: ScreenName(screen))
            case .route: _ = try RouteName(name)
            case .package: _ = try PackageName(name)
            }
            return true
        } catch {
            return false
        }
    }
}

extension Unicode.Scalar {
    var isPlainDigit: Bool { "0" <= self && self <= "9" }
    var isSmallLetter: Bool { "a" <= self && self <= "z" }
    var isPlainLetter: Bool { isSmallLetter || "A" <= self && self <= "Z" }
    fileprivate var isPrintable: Bool { properties.generalCategory != .control }
}

/// Letters that look like those from A to Z and like digits.
private enum LookAlikes {
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

    /// Returns the letter or digit that a character looks like; nil if the character is ASCII or
    /// looks like none of them.
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
