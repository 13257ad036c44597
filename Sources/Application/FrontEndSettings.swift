extension App {
    /// Settings for front ends: a value of each type. A front end adds a type of its own.
    ///
    /// ```swift
    /// enum Scale: Sendable { case small, large }
    ///
    /// let cafe = App.cafe.setting(Scale.large)
    /// XCTAssertEqual(cafe.frontEnds[Scale.self], .large)
    /// ```
    public struct FrontEndSettings: Sendable {
        private var values: [ObjectIdentifier: any Sendable] = [:]

        /// The value of this type; nil for none.
        public subscript<Value: Sendable>(type: Value.Type) -> Value? {
            get { values[ObjectIdentifier(type)] as? Value }
            set { values[ObjectIdentifier(type)] = newValue }
        }
    }
}
