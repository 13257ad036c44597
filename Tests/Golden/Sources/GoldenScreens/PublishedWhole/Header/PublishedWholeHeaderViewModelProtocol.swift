/// The part of the state that other types may use.
@MainActor
package protocol PublishedWholeHeaderViewModelProtocol: AnyObject {
    var isOpen: Bool { get set }

    /// The sentence that says whether the part is open.
    var text: String { get }
}
