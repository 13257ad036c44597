/// An invalid name, with the rule that it breaks.
package struct NameError: Error, Hashable, Sendable {
    /// The thing to be named.
    package enum Subject: Hashable, Sendable {
        case screen
        /// A module inside the screen of this name.
        case child(of: String)
        case route
        case field
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

/// The rule that a name breaks.
package enum NameFault: Hashable, Sendable {
    /// A name without a letter at its start; for a route, one that is not in kebab case.
    case form

    /// A character other than a letter from A to Z, a digit or a separator.
    case letter(Unicode.Scalar)
    case tooLong(count: Int)

    /// Words that are too long with the hyphens between them.
    case tooManyWords(count: Int)
    case keyword(String)

    /// A type that the generated files both use and declare.
    case used(String)
    case module

    /// A child that is requested twice.
    case repeated(String)

    /// A declaration of the same name.
    case clash(NameClash)
}

extension NameError: CustomStringConvertible {
    package var description: String {
        "'\(name.excerpt)' cannot name a \(subject.words.noun): \(reason)"
    }

    private var reason: String {
        switch fault {
        case .form: "\(subject.form), e.g. '\(subject.words.example)'."
        case .letter(let letter):
            "'\(letter.shown)' (\(letter.code)) is not allowed: type letters from A to Z and digits."
        case .tooLong(let count):
            "\(length(count)), and \(subject.longest) is the most, e.g. '\(subject.words.example)'."
        case .tooManyWords(let count):
            "it is \(count) letters long with hyphens between its words, and \(RouteName.longest) is the "
                + "most, e.g. '\(subject.words.example)'."
        case .keyword(let word): "'\(word)' is a keyword of Swift: \(more)"
        case .used(let type): "the generated files use '\(type)': \(more)"
        case .module: "a module has this name: \(more)"
        case .repeated(let other):
            "'\(other)' is named twice: name each \(subject.words.noun) once, e.g. '\(subject.words.example)'."
        case .clash(let clash) where clash.kind == .declaration(.route):
            "\(clash): choose another, e.g. '--route \(clash.name)-2'."
        case .clash(let clash): "\(clash): \(more)"
        }
    }

    private func length(_ count: Int) -> String {
        if case .child(let screen) = subject {
            return "with '\(screen)' before it, it is \(count) letters long"
        }
        return "it is \(count) letters long"
    }

    private var more: String {
        if subject == .field { return "choose another name, e.g. '\(name)Value'." }
        let ending = subject == .package ? "App" : "Page"
        return "choose a longer name, e.g. '\(ScreenName.text(of: name))\(ending)'."
    }
}

extension NameError.Subject {
    /// Its noun, and a name that is valid.
    fileprivate var words: (noun: String, example: String) {
        switch self {
        case .screen: ("screen", "Profile")
        case .child: ("child", "Header")
        case .route: ("route", "order-history")
        case .field: ("field", "customer")
        case .package: ("package", "Shop")
        }
    }

    fileprivate var longest: Int {
        switch self {
        case .screen, .child, .field: ScreenName.longest
        case .route: RouteName.longest
        case .package: PackageName.longest
        }
    }

    fileprivate var form: String {
        self == .route
            ? "start with a small letter, then small letters, digits and single hyphens"
            : "start with a letter, then letters and digits"
    }
}

extension Unicode.Scalar {
    fileprivate var code: String {
        let code = String(value, radix: 16, uppercase: true)
        return "U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)"
    }

    /// The character; its number if it is invisible or belongs to the one before it.
    fileprivate var shown: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned, .nonspacingMark, .enclosingMark, .spacingMark, .spaceSeparator:
            escaped(asASCII: true)
        default: String(self)
        }
    }
}

extension String {
    /// The beginning of the text, with invisible characters escaped.
    fileprivate var excerpt: String {
        let most = 80
        let shown = unicodeScalars.prefix(most).map { $0 == " " ? " " : $0.shown }
        return shown.joined() + (unicodeScalars.count > most ? "…" : "")
    }
}
