public import Binding

/// The state of the filter settings.
@MainActor
public protocol FilterSettingsViewModelProtocol: FilterSettingsFacts {
    /// The period over which popularity is counted.
    var period: Observable<Period> { get }

    /// The section; nil for all sections.
    var section: Observable<String?> { get }

    /// The sections to choose from; first nil, for all of them.
    var sections: [String?] { get }

    /// The filter as the controls show it.
    var filter: ArticleFilter { get set }
}
