extension NameError: CustomStringConvertible {
    package var description: String {
        "'\(name.excerpt)' cannot name a \(subject.noun): \(reason)"
    }

    private var reason: String {
        switch fault {
        case .empty, .leadingDigit: subject.form
        case .tooLong(let count):
            "\(length(count)), and \(subject.longest) is the most, \(example)"
        case .tooManyWords(let count):
            "it is \(count) letters long with hyphens between its words, and \(RouteName.longest) is the "
                + "most, \(example)"
        case .path(let better): "a name is not a path, e.g. '\(better)'."
        case .lowerCase(let better): "start with a capital letter, e.g. '\(better)'."
        case .separator(let sign, let better):
            "each word begins with a capital letter, with no \(sign) between, e.g. '\(better)'."
        case .letter(let letter, let fault, let better):
            "\(Self.reason(letter, fault)), e.g. '\(better)'."
        case .ending(let ending, let better):
            "'\(ending)' is added by itself: leave it off, e.g. '\(better)'."
        case .keyword(let word): "'\(word)' is a word of the Swift language: \(more)"
        case .member(let member, let type): "'\(type)' has '\(member)' already: \(more)"
        case .module: "it is the name of a module: \(more)"
        case .repeated(let other): "'\(other)' is there already: name each once, \(example)"
        case .kebab(let better):
            "start with a small letter, then small letters, digits and single hyphens, e.g. "
                + "'\(better)'."
        case .clash(let clash): reason(clash)
        }
    }

    private func reason(_ clash: NameClash) -> String {
        if case .route(let route, _) = clash {
            return "\(clash): choose another, e.g. '--route \(route)-2'."
        }
        return "\(clash): \(more)"
    }

    private static func reason(_ letter: Unicode.Scalar, _ fault: LetterFault) -> String {
        let code = String(letter.value, radix: 16, uppercase: true)
        let number = "U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)"
        let only = "type letters from A to Z and digits"
        return switch fault {
        case .lookAlike(let plain): "'\(letter)' (\(number)) only looks like '\(plain)': \(only)"
        case .unnormalised: "\(number) is an accent over the letter before it: \(only)"
        case .invisible: "it holds \(number), which nobody sees: \(only)"
        case .notASCII, .symbol: "'\(letter)' (\(number)) is no such letter: \(only)"
        }
    }

    private func length(_ count: Int) -> String {
        switch subject {
        case .screen, .route, .package: "it is \(count) letters long"
        case .child(let screen): "after '\(screen)' it makes \(count) letters"
        }
    }

    private var example: String { "e.g. '\(subject.example)'." }

    private var more: String {
        switch subject {
        case .screen, .child: "say more, e.g. '\(name)Page'."
        case .route: "say more, e.g. '\(name)-page'."
        case .package: "say more, e.g. '\(name)App'."
        }
    }
}

extension NameError.Subject {
    fileprivate var noun: String {
        switch self {
        case .screen: "screen"
        case .child: "child"
        case .route: "route"
        case .package: "package"
        }
    }

    var example: String {
        switch self {
        case .screen: "Profile"
        case .child: "Header"
        case .route: "order-history"
        case .package: "Shop"
        }
    }

    fileprivate var longest: Int {
        switch self {
        case .screen, .child: ScreenName.longest
        case .route: RouteName.longest
        case .package: PackageSkeleton.longestName
        }
    }

    fileprivate var form: String {
        switch self {
        case .screen, .child, .package:
            "start with a capital letter, then letters and digits, e.g. '\(example)'."
        case .route:
            "start with a small letter, then small letters, digits and single hyphens, e.g. "
                + "'\(example)'."
        }
    }
}

extension String {
    /// Without what a terminal would not show, and cut where it gets too long.
    fileprivate var excerpt: String {
        let most = 80
        let shown = unicodeScalars.prefix(most).map { letter in
            switch letter.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                .unassigned:
                letter.escaped(asASCII: true)
            default: String(letter)
            }
        }
        return shown.joined() + (unicodeScalars.count > most ? "…" : "")
    }
}
