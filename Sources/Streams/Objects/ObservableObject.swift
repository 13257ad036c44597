public import Binding

/// An object that notifies before one of its `@Published` properties changes.
///
/// `objectWillChange` comes by itself where the properties are `@Published`. It sends before the
/// value is stored, whereas `$property` sends after.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of `objectWillChange`.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the `@Published` properties of this object share. An object that has none
    /// declares `let objectWillChange = ObservableObjectPublisher()` and sends by itself.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties
        let tables = properties.map { $0.requireTable() }
        let known = tables.lazy.compactMap { $0.announcer as? ObservableObjectPublisher }.first
        let publisher = known ?? ObservableObjectPublisher()
        for (property, table) in zip(properties, tables) where table.announcer == nil {
            table.announcer = publisher
            property.state.insert(.announcesChange)
        }
        return publisher
    }

    /// The emitters behind the `@Published` properties, those of superclasses included.
    private var publishedProperties: [BaseEmitter] {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .flatMap(\.children)
            .compactMap { ($0.value as? any PublishedProperty)?.emitter }
    }
}

/// Notifies each subscriber that an object is about to change, even one without demand.
public final class ObservableObjectPublisher: Publisher, ChangeAnnouncer {
    public typealias Output = Void
    public typealias Failure = Never

    private let changes = Signal<Void>()

    /// A publisher for an object that sends by itself.
    public init() {}

    /// Sends that the object is about to change: at once, also in a transaction.
    public func send() {
        changes.sendAhead(())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        changes.attach(subscriber, demand: .unlimited)
    }
}

/// A `@Published` property, whatever its type.
protocol PublishedProperty {
    var emitter: BaseEmitter { get }
}

extension Published: PublishedProperty {
    var emitter: BaseEmitter { projectedValue }
}
