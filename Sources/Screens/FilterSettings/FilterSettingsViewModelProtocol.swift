public import Binding

/// What the filter settings show.
@MainActor
public protocol FilterSettingsViewModelProtocol: FilterSettingsFacts {
    /// Over which popularity is counted.
    var period: Observable<Period> { get }

    /// Nil for all sections.
    var section: Observable<String?> { get }

    /// The sections to choose from, all of them first.
    var sections: [String?] { get }

    /// The filter as it is set now.
    var filter: ArticleFilter { get set }
}
