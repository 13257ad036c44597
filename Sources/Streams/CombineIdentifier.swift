/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let identity: ObjectIdentifier
    private let token: Token?

    /// An identifier that is like no other.
    public init() {
        let token = Token()
        self.token = token
        identity = ObjectIdentifier(token)
    }

    /// The identifier of a reference: the same for as long as the object lives.
    public init(_ object: AnyObject) {
        token = nil
        identity = ObjectIdentifier(object)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.identity == rhs.identity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }

    public var description: String {
        "0x" + String(UInt(bitPattern: identity), radix: 16)
    }

    /// Keeps the address of a made-up identity from being given out again.
    private final class Token: Sendable {}
}

/// Something with a `CombineIdentifier`. Classes have theirs from their identity.
public protocol CustomCombineIdentifierConvertible {
    /// Like that of no other.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The same for as long as the object lives.
    public var combineIdentifier: CombineIdentifier {
        CombineIdentifier(self)
    }
}
