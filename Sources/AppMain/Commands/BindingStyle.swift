/// What the state of a generated view model is made of: the templates that are built in.
package enum BindingStyle: String, CaseIterable, Sendable {
    case closures, streams, published
}
