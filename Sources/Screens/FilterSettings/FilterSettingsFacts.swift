/// What the router of the filter settings reads.
@MainActor
public protocol FilterSettingsFacts: AnyObject {
    /// The filter as it is set now.
    var filter: ArticleFilter { get }
}
