/// Finds types, routes and the members that name screens in a Swift source. It uses only the words
/// of the source.
struct DeclarationReader: IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private var tokens: SwiftTokens
    private var depth = 0

    /// The two words before this token; empty for other tokens.
    private var last = ""
    private var secondLast = ""

    private var isPrivate = false
    private var isInExtension = false
    private var isInPrivateExtension = false

    /// The type of the extension, if its members are of interest: `Destination` or `Listed`.
    private var extended: String?

    /// The type of the input in the head of an extension of `Destination`; nil if it is `NoInput`.
    private var input: String?

    /// True before the head of an extension of `Destination` comes to the output.
    private var isBeforeOutput = true

    /// The static constant that is being declared.
    private var constant = Constant.none

    /// The member of `Destination` that is being declared.
    private var route: String?

    private enum Constant {
        case none
        case any
        case ofRoute
    }

    private static let typeWords: Set = [
        "class", "struct", "enum", "protocol", "actor", "typealias",
    ]
    private static let nameWords: Set = ["let", "var", "func"]
    private static let listed: Set = ["Listed", "FlowElement"]

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        tokens = SwiftTokens(source)
    }

    mutating func next() -> SwiftDeclaration? {
        while let token = tokens.next() {
            let text = String(decoding: source[token.bytes], as: UTF8.self)
            var (found, word): (SwiftDeclaration?, String) = (nil, "")
            switch token.kind {
            case .word: (found, word) = (declaration(text), text)
            case .text where constant == .ofRoute:
                found = SwiftDeclaration(kind: .route, name: text, member: route, input: input)
                constant = .none
            case .text: break
            case .sign(UInt8(ascii: "{")): (depth, isPrivate) = (depth + 1, false)
            case .sign(UInt8(ascii: "}")): close(token.bytes)
            case .sign(UInt8(ascii: ",")): isBeforeOutput = false
            case .sign: break
            }
            (secondLast, last) = (last, word)
            if let found { return found }
        }
        return nil
    }

    private mutating func declaration(_ word: String) -> SwiftDeclaration? {
        if depth == 0, Self.typeWords.contains(last) {
            defer { isPrivate = false }
            return secondLast == "import"
                ? nil : SwiftDeclaration(kind: .type, name: word, isPrivate: isPrivate)
        }
        if Self.nameWords.contains(last) { return member(word) }
        if last == "import" {
            isPrivate = false
            return nil
        }
        if word == "private" || word == "fileprivate" { isPrivate = true }
        if depth == 0 { readHead(word) }
        if word == "Destination", constant == .any { constant = .ofRoute }
        return nil
    }

    /// Reads a word at the top level, such as those between `extension` and its brace.
    private mutating func readHead(_ word: String) {
        if word == "extension" || Self.typeWords.contains(word) || Self.nameWords.contains(word) {
            (isInExtension, extended, input) = (word == "extension", nil, nil)
            isBeforeOutput = true
            isInPrivateExtension = isInExtension && isPrivate
        } else if isInExtension, word == "Destination" {
            extended = word
        } else if extended == "Destination", isBeforeOutput {
            input = word == "NoInput" ? nil : word
        } else if isInExtension, Self.listed.contains(word) {
            extended = "Listed"
        }
    }

    private mutating func member(_ name: String) -> SwiftDeclaration? {
        let isHidden = isPrivate || isInPrivateExtension
        isPrivate = false
        (constant, route) = (secondLast == "static" ? .any : .none, nil)
        guard constant == .any, depth == 1, let extended else { return nil }
        if extended == "Destination" {
            (constant, route) = (.ofRoute, last == "func" || isHidden ? nil : name)
        }
        return SwiftDeclaration(kind: .member, name: "\(extended).\(name)")
    }

    /// In formatted sources, a brace at the start of a line ends a declaration at the top level,
    /// even if something before it was not understood.
    private mutating func close(_ brace: Range<Int>) {
        let start = brace.lowerBound
        let isAtLineStart = start == 0 || source[start - 1] == .lineFeed
        depth = isAtLineStart ? 0 : max(0, depth - 1)
        (constant, isPrivate) = (.none, false)
        if depth == 0 { (isInExtension, extended) = (false, nil) }
    }
}
