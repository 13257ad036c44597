extension String {
    /// The text in small letters without the marks on them: "Đà Nẵng" becomes "da nang".
    var bareLetters: String {
        var scalars = UnicodeScalarView()
        scalars.append(contentsOf: lowercased().unicodeScalars.compactMap(\.bareLetter))
        return String(scalars)
    }
}

extension Unicode.Scalar {
    private static let latin = "LATIN SMALL LETTER "

    /// Nil for a mark that stands by itself. Foundation has this too, but a program that is linked
    /// with all of that starts slowly; here the letter is taken from the name, which says all of it:
    /// "LATIN SMALL LETTER E WITH CIRCUMFLEX AND DOT BELOW".
    fileprivate var bareLetter: Unicode.Scalar? {
        if isASCII { return self }
        if properties.generalCategory == .nonspacingMark { return nil }
        guard let name = properties.name, name.hasPrefix(Self.latin) else { return self }
        let letter = name.dropFirst(Self.latin.count)
        guard letter.dropFirst().hasPrefix(" WITH ") else { return self }
        return letter.prefix(1).lowercased().unicodeScalars.first
    }
}
