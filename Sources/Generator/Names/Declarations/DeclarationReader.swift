/// Finds types and routes in a Swift source, by its words alone.
struct DeclarationReader: IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private var tokens: SwiftTokens
    private var depth = 0

    /// The two tokens before this one.
    private var last: Role = .other
    private var secondLast: Role = .other
    private var waiting: Declaration?

    /// The constant that is being declared.
    private var constant: Range<Int>?

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        tokens = SwiftTokens(source)
    }

    mutating func next() -> Declaration? {
        if let waiting {
            self.waiting = nil
            return waiting
        }
        while let token = tokens.next() {
            let role = role(of: token)
            let found = declaration(role, token.bytes)
            (secondLast, last) = (last, role)
            if let found { return found }
        }
        return nil
    }

    private mutating func declaration(_ role: Role, _ bytes: Range<Int>) -> Declaration? {
        switch role {
        case .open:
            depth += 1
            constant = nil
        case .close:
            depth -= 1
            constant = nil
        case .word where last == .typeWord && depth == 0 && secondLast != .importWord:
            return .type(text(bytes))
        case .word where last == .letWord: constant = secondLast == .staticWord ? bytes : nil
        case .text where last == .equals && secondLast == .routeID,
            .text where last == .parenthesis && secondLast == .routeID,
            .text where last == .colon && secondLast == .rawValue:
            guard let constant else { break }
            waiting = .member(text(constant))
            self.constant = nil
            return .route(text(bytes))
        default: break
        }
        return nil
    }

    private func text(_ bytes: Range<Int>) -> String {
        String(decoding: source[bytes], as: UTF8.self)
    }
}

extension DeclarationReader {
    /// What a token is to declarations.
    private enum Role {
        case importWord
        case staticWord
        case typeWord
        case letWord
        case routeID
        case rawValue
        case word
        case text
        case equals
        case colon
        case parenthesis
        case open
        case close
        case other
    }

    private func role(of token: SwiftToken) -> Role {
        switch token.kind {
        case .text: .text
        case .word: role(ofWord: token.bytes)
        case .sign(UInt8(ascii: "=")): .equals
        case .sign(UInt8(ascii: ":")): .colon
        case .sign(UInt8(ascii: "(")): .parenthesis
        case .sign(UInt8(ascii: "{")): .open
        case .sign(UInt8(ascii: "}")): .close
        case .sign: .other
        }
    }

    private func role(ofWord bytes: Range<Int>) -> Role {
        switch bytes.count {
        case 3: isWord("let", bytes) || isWord("var", bytes) ? .letWord : .word
        case 4: isWord("enum", bytes) ? .typeWord : .word
        case 5: isWord("class", bytes) || isWord("actor", bytes) ? .typeWord : .word
        case 6:
            isWord("struct", bytes)
                ? .typeWord
                : isWord("static", bytes)
                    ? .staticWord : isWord("import", bytes) ? .importWord : .word
        case 7: isWord("RouteID", bytes) ? .routeID : .word
        case 8:
            isWord("protocol", bytes) ? .typeWord : isWord("rawValue", bytes) ? .rawValue : .word
        case 9: isWord("typealias", bytes) ? .typeWord : .word
        default: .word
        }
    }

    private func isWord(_ word: StaticString, _ bytes: Range<Int>) -> Bool {
        for (place, byte) in bytes.enumerated() where source[byte] != word.utf8Start[place] {
            return false
        }
        return true
    }
}
