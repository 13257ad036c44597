/// A screen with something unfinished, which is saved with its place and given back to it.
///
/// Fields that are marked as `Secret` are left out. The screens that it is composed of are not asked for
/// drafts of their own.
public protocol DraftKeeping: Screen {
    /// What is kept.
    associatedtype Draft: Codable

    /// What is unfinished now. It is set once, before the screen starts, where a saved one is found.
    var draft: Draft { get set }
}
