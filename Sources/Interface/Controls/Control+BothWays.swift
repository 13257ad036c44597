import Binding

extension Control {
    /// Keeps a property and an observable equal, the observable's value first. The values of
    /// `edits` go to the observable, and its values come back to the property.
    func bind<Owner: Control, Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>, on owner: Owner,
        _ edits: Signal<Value>, bothWays observable: Observable<Value>
    ) -> AnyCancellable {
        let there = observable.bind(keyPath, on: owner)
        let back = edits.bind { observable.value = $0 }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }
}
