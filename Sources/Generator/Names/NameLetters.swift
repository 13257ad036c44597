/// The letters of a name in camel case, and what is wrong with one that holds others.
struct NameLetters {
    let text: String
    let subject: NameError.Subject

    /// Nil if there are letters from A to Z and digits only, the first of them a capital letter.
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

    /// What was probably meant, if it can be a name.
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
