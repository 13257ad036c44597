/// What the router of the list of articles reads.
@MainActor
public protocol ArticlesFacts: AnyObject {
    /// Why the service has not answered as it should; empty where it has.
    var fault: String { get }
}
