/// An object that tells before one of its `@Published` properties changes.
///
/// `objectWillChange` comes by itself where the properties are `@Published`. It sends before the
/// value is stored, whereas `$property` tells after.
public protocol ObservableObject: AnyObject {
    /// The type of publisher that tells of changes to come.
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
        let hubs = properties.map { $0.requireHub() }
        let publisher = hubs.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
        for (property, hub) in zip(properties, hubs) where hub.willChange == nil {
            hub.willChange = publisher
            property.state.insert(.isForetold)
        }
        return publisher
    }

    /// The emitters behind the `@Published` properties, those of superclasses included.
    private var publishedProperties: [AnyEmitter] {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .flatMap(\.children)
            .compactMap { ($0.value as? any PublishedProperty)?.emitter }
    }
}

/// A `@Published` property, whatever its type.
protocol PublishedProperty {
    var emitter: AnyEmitter { get }
}

extension Published: PublishedProperty {
    var emitter: AnyEmitter { projectedValue }
}
