/// An invalid name, with the rule that it breaks.
package struct NameError: Error, Hashable, Sendable {
    /// The thing to be named.
    package enum Subject: Hashable, Sendable {
        case screen
        /// A module inside the screen of this name.
        case child(of: String)
        case route
        case package
    }

    /// The given name.
    package let name: String
    package let subject: Subject
    package let fault: NameFault

    package init(_ name: String, _ subject: Subject, _ fault: NameFault) {
        self.name = name
        self.subject = subject
        self.fault = fault
    }
}

/// The rule that a name breaks; `better` is a valid name.
package enum NameFault: Hashable, Sendable {
    case empty
    case tooLong(count: Int)

    /// Words that are too long with the hyphens between them.
    case tooManyWords(count: Int)
    case path(better: String)
    case leadingDigit
    case lowerCase(better: String)

    /// Words separated by a sign, as in `order_history`.
    case separator(String, better: String)

    /// A character other than a letter from A to Z, a digit or a separator.
    case letter(Unicode.Scalar, LetterFault, better: String)

    /// An ending that the generator adds by itself, as `View`.
    case ending(String, better: String)
    case keyword(String)

    /// A member that a type already has.
    case member(String, of: String)

    case module

    /// A child that is requested twice.
    case repeated(String)

    /// The name of a route that is not in kebab case.
    case kebab(better: String)

    /// A declaration of the same name.
    case clash(NameClash)
}

/// The reason why a character is not allowed in names.
package enum LetterFault: Hashable, Sendable {
    /// It only looks like this letter.
    case lookAlike(of: String)

    /// It is an accent over the letter before it.
    case unnormalised

    /// It cannot be seen.
    case invisible
    case notASCII
    case symbol
}

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
            "the generator adds '\(ending)': leave it off, e.g. '\(better)'."
        case .keyword(let word): "'\(word)' is a keyword of Swift: \(more)"
        case .member(let member, let type): "'\(type)' has '\(member)' already: \(more)"
        case .module: "it is the name of a module: \(more)"
        case .repeated(let other): "'\(other)' is named twice: name each child once, \(example)"
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
        case .invisible: "it contains \(number), which is invisible: \(only)"
        case .notASCII, .symbol: "'\(letter)' (\(number)) is not allowed: \(only)"
        }
    }

    private func length(_ count: Int) -> String {
        switch subject {
        case .screen, .route, .package: "it is \(count) letters long"
        case .child(let screen): "with '\(screen)' before it, it is \(count) letters long"
        }
    }

    private var example: String { "e.g. '\(subject.example)'." }

    private var more: String {
        switch subject {
        case .screen, .child: "choose a longer name, e.g. '\(name)Page'."
        case .route: "choose a longer name, e.g. '\(name)-page'."
        case .package: "choose a longer name, e.g. '\(name)App'."
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
    /// The beginning of the text, with control characters escaped.
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
