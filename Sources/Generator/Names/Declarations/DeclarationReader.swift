/// Finds types, routes and the members that name screens in a Swift source. It uses only the words
/// of the source.
struct DeclarationReader: IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private var tokens: SwiftTokens
    private var depth = 0

    /// The two tokens before this one.
    private var last: Role = .other
    private var secondLast: Role = .other

    private var isPrivate = false
    private var isInExtension = false

    /// The type of the extension, if its members are of interest.
    private var extended: Extended?

    /// The constant that is being declared.
    private var constant = Constant.none

    private enum Extended: String {
        case routeID = "RouteID"
        case listed = "Listed"
    }

    private enum Constant {
        case none
        case any
        case ofRoute
    }

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        tokens = SwiftTokens(source)
    }

    mutating func next() -> Declaration? {
        while let token = tokens.next() {
            let role = role(of: token)
            let found = declaration(role, token.bytes)
            (secondLast, last) = (last, role)
            if let found { return found }
        }
        return nil
    }

    private mutating func declaration(_ role: Role, _ bytes: Range<Int>) -> Declaration? {
        if last == .typeWord, depth == 0, role.isWord { return type(bytes) }
        switch role {
        case .open:
            depth += 1
            isPrivate = false
        case .close:
            // In formatted sources, a brace at the start of a line ends a declaration at the top level,
            // even if something before it was not understood.
            depth = isAtLineStart(bytes) ? 0 : max(0, depth - 1)
            constant = .none
            isPrivate = false
            if depth == 0 { enter(isExtension: false) }
        case .extensionWord where depth == 0: enter(isExtension: true)
        case .privateWord: isPrivate = true
        case .typeWord where depth == 0, .nameWord where depth == 0: enter(isExtension: false)
        case .importWord: isPrivate = false
        case .waylineWord where last == .importWord && secondLast.isLevel: return .explicitImport
        case .word where last == .nameWord, .waylineWord where last == .nameWord:
            return member(bytes)
        case .routeID:
            if depth == 0, isInExtension { extended = .routeID }
            if constant == .any { constant = .ofRoute }
        case .listed where depth == 0 && isInExtension: extended = .listed
        case .text where constant == .ofRoute:
            constant = .none
            return .route(text(bytes))
        case .staticWord, .typeWord, .extensionWord, .nameWord, .listed, .word, .waylineWord,
            .levelWord, .text, .other:
            break
        }
        return nil
    }

    private mutating func type(_ bytes: Range<Int>) -> Declaration? {
        defer { isPrivate = false }
        return secondLast == .importWord ? nil : .type(text(bytes), isPrivate: isPrivate)
    }

    private mutating func member(_ bytes: Range<Int>) -> Declaration? {
        isPrivate = false
        constant = secondLast == .staticWord ? .any : .none
        guard constant == .any, depth == 1, let extended else { return nil }
        if extended == .routeID { constant = .ofRoute }
        return .member("\(extended.rawValue).\(text(bytes))")
    }

    private mutating func enter(isExtension: Bool) {
        isInExtension = isExtension
        extended = nil
    }

    private func isAtLineStart(_ bytes: Range<Int>) -> Bool {
        bytes.lowerBound == 0 || source[bytes.lowerBound - 1] == UInt8(ascii: "\n")
    }

    private func text(_ bytes: Range<Int>) -> String {
        String(decoding: source[bytes], as: UTF8.self)
    }
}

extension DeclarationReader {
    /// The role of a token in declarations.
    private enum Role {
        case importWord
        case extensionWord
        case privateWord

        /// Another access level.
        case levelWord
        case staticWord
        case typeWord

        /// A word before the name of a member.
        case nameWord
        case routeID
        case listed

        /// A module of Wayline.
        case waylineWord
        case word
        case text
        case open
        case close
        case other

        /// True if it is a word of any kind.
        var isWord: Bool {
            switch self {
            case .text, .open, .close, .other: false
            case .importWord, .extensionWord, .privateWord, .levelWord, .staticWord, .typeWord,
                .nameWord, .routeID, .listed, .waylineWord, .word:
                true
            }
        }

        var isLevel: Bool { self == .privateWord || self == .levelWord }
    }

    private func role(of token: SwiftToken) -> Role {
        switch token.kind {
        case .text: .text
        case .word: role(ofWord: token.bytes)
        case .sign(UInt8(ascii: "{")): .open
        case .sign(UInt8(ascii: "}")): .close
        case .sign: .other
        }
    }

    private func role(ofWord bytes: Range<Int>) -> Role {
        for (word, role) in Self.words where word.utf8CodeUnitCount == bytes.count {
            if isWord(word, bytes) { return role }
        }
        return .word
    }

    private static let words: [(StaticString, Role)] = [
        ("let", .nameWord), ("var", .nameWord), ("func", .nameWord), ("enum", .typeWord),
        ("class", .typeWord), ("actor", .typeWord), ("struct", .typeWord), ("static", .staticWord),
        ("import", .importWord), ("Listed", .listed), ("RouteID", .routeID),
        ("protocol", .typeWord), ("typealias", .typeWord), ("extension", .extensionWord),
        ("ListedScreen", .listed), ("private", .privateWord), ("fileprivate", .privateWord),
        ("public", .levelWord), ("package", .levelWord),
        ("internal", .levelWord), ("Binding", .waylineWord), ("Coordination", .waylineWord),
        ("TextMenu", .waylineWord), ("Wayline", .waylineWord),
        ("WaylineRouting", .waylineWord), ("WaylineStreams", .waylineWord),
    ]

    private func isWord(_ word: StaticString, _ bytes: Range<Int>) -> Bool {
        for (place, byte) in bytes.enumerated() where source[byte] != word.utf8Start[place] {
            return false
        }
        return true
    }
}

/// A declaration of a source.
enum Declaration: Hashable {
    /// A type at the top level. A type that is private to its file clashes only with types that are
    /// not.
    case type(String, isPrivate: Bool = false)

    /// The name of a route, as `order-history`.
    case route(String)

    /// A member of `RouteID` or of the list of screens, as `RouteID.orderHistory`.
    case member(String)

    /// An import of a module of Wayline with an access level.
    case explicitImport

    var isType: Bool {
        if case .type = self { true } else { false }
    }

    var name: String? {
        switch self {
        case .type(let name, _), .route(let name), .member(let name): name
        case .explicitImport: nil
        }
    }
}
