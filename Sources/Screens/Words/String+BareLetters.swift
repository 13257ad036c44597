extension String {
    /// The text in lowercase without diacritics: "Đà Nẵng" becomes "da nang".
    var bareLetters: String {
        var scalars = UnicodeScalarView()
        scalars.append(contentsOf: lowercased().unicodeScalars.compactMap(\.bareLetter))
        return String(scalars)
    }
}

extension Unicode.Scalar {
    private static let latin = "LATIN SMALL LETTER "

    /// The letter without its marks; nil for a mark that stands by itself. It is taken from the
    /// scalar's name, e.g. "LATIN SMALL LETTER E WITH CIRCUMFLEX AND DOT BELOW". Foundation can do
    /// the same, but a program that links all of Foundation starts slowly.
    fileprivate var bareLetter: Unicode.Scalar? {
        if isASCII { return self }
        if properties.generalCategory == .nonspacingMark { return nil }
        guard let name = properties.name, name.hasPrefix(Self.latin) else { return self }
        let letter = name.dropFirst(Self.latin.count)
        guard letter.dropFirst().hasPrefix(" WITH ") else { return self }
        return letter.prefix(1).lowercased().unicodeScalars.first
    }
}
